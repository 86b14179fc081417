import type { MethodDeclaration } from './defineMethod.ts';

/** The methods among what a module exports: each is exported under its own name. */
type MethodsOf<Module> = {
  readonly [Key in keyof Module as Module[Key] extends {
    readonly name: Key;
    readonly kind: unknown;
    readonly params: unknown;
  }
    ? Key
    : never]: Module[Key];
};

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The methods of several modules. */
export type MethodsIn<Modules extends readonly object[]> = Intersection<
  { [Index in keyof Modules]: MethodsOf<Modules[Index]> }[number]
>;

const isMethod = (value: unknown): value is MethodDeclaration =>
  typeof value === 'object' && value !== null && 'kind' in value && 'params' in value && 'access' in value;

/** All methods that some modules export, by their names; what else the modules export is left out. */
export function methodsIn<const Modules extends readonly object[]>(modules: Modules): MethodsIn<Modules> {
  // By name within a module: the order of its exports is not the same in every environment.
  const methods = modules.flatMap((module) =>
    Object.values(module)
      .filter(isMethod)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );
  return Object.fromEntries(methods.map((method) => [method.name, method])) as MethodsIn<Modules>;
}
