// Of `preact.js`, what the page uses of it.
type Cleanup = void | (() => void);
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
export function render(tree: unknown, parent: Element): void;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
export function useEffect(effect: () => Cleanup, inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => Cleanup, inputs?: readonly unknown[]): void;
export function useRef<T = any>(first?: T): { current: T };
export class Component<P = any, S = any> {
  props: P;
  state: S;
  setState(next: Partial<S>): void;
  render(props?: P, state?: S): unknown;
}
