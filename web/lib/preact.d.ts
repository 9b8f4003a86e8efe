/* preact.d.ts - what lib/preact.js gives: preact, its hooks and htm in one. */

/** What is drawn; nobody looks into it. */
export interface VNode {
  type: unknown;
  props: unknown;
}
/** What a component may have between its tags. */
export type Children = unknown;
export function h(type: unknown, props: unknown, ...children: unknown[]): VNode;
export function html(parts: TemplateStringsArray, ...values: unknown[]): VNode;
export function render(node: VNode, parent: Element): void;
export class Component<P = {}, S = {}> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S>, done?: () => void): void;
  forceUpdate(): void;
  render(props: P, state: S): unknown;
}
export interface Context<T> {
  Provider: (props: { value: T }) => VNode;
}
export function createContext<T>(value: T): Context<T>;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useReducer<S, A>(reduce: (old: S, act: A) => S, first: S): [S, (act: A) => void];
export function useEffect(effect: () => void | (() => void), on?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), on?: unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, on: unknown[]): T;
export function useCallback<T extends Function>(call: T, on: unknown[]): T;
export function useContext<T>(context: Context<T>): T;
export function useErrorBoundary(seen?: (error: unknown) => void): [unknown, () => void];
