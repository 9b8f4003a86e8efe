/* index.d.ts - what the page uses of lib/fluent, the library of Fluent's authors. */
/** A text with places for its arguments; nobody looks into it. */
export type Pattern = string | unknown[];
export class FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions);
  value: number;
}
/** What is not there. */
export class FluentNone {
  constructor(name: string);
}
export class FluentResource {
  constructor(source: string);
  body: unknown[];
}
export class FluentBundle {
  constructor(
    language: string,
    options: {
      useIsolating: boolean;
      functions: Record<string, (positional: unknown[], named: Record<string, unknown>) => unknown>;
    },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, args: Record<string, unknown>, errors: Error[]): string;
}
