/* index.d.ts - what the page uses of lib/fluent, the library of Fluent's authors. */
export class FluentNumber {
  constructor(value: number, options?: Record<string, any>);
  value: number;
}
export class FluentResource {
  constructor(source: string);
  body: any[];
}
export class FluentBundle {
  constructor(
    language: string,
    options: {
      useIsolating: boolean;
      functions: Record<string, (positional: any[], named: Record<string, any>) => any>;
    },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: any; attributes: Record<string, any> } | undefined;
  formatPattern(pattern: any, args: Record<string, any>, errors: Error[]): string;
}
