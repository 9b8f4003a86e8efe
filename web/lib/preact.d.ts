/* preact.d.ts - what lib/preact.js gives: preact, its hooks and htm in one. */
export type VNode = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export function html(parts: TemplateStringsArray, ...values: any[]): VNode;
export function render(node: VNode, parent: Element): void;
export class Component<P = any, S = any> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S>, done?: () => void): void;
  forceUpdate(): void;
  render(props: P, state: S): VNode;
}
export function createContext<T>(value: T): any;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useReducer<S, A>(reduce: (old: S, act: A) => S, first: S): [S, (act: A) => void];
export function useEffect(effect: () => void | (() => void), on?: any[]): void;
export function useLayoutEffect(effect: () => void | (() => void), on?: any[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, on: any[]): T;
export function useCallback<T extends Function>(call: T, on: any[]): T;
export function useContext<T>(context: any): T;
export function useErrorBoundary(seen?: (error: any) => void): [any, () => void];
