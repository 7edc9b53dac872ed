import {
  type FunctionDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
  isVariableStatement,
  type ObjectBindingPattern,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { sharedMeanings } from './shared-meanings.ts';

/** A component as Storybook takes it from `__docgenInfo`, in the form of react-docgen. */
export interface ComponentDoc {
  readonly displayName: string;
  readonly description: string;
  readonly props: Readonly<Record<string, PropDoc>>;
}

interface PropDoc {
  readonly required: boolean;
  readonly description: string;
  readonly tsType: unknown;
  readonly defaultValue?: { readonly value: string; readonly computed: false };
}

/**
 * Returns a function that reads the components of a file with their properties from the types. Storybook's own readers resolve neither
 * `keyof typeof styles.size` nor `ComponentProps<typeof Other>`, or need the programming interface of TypeScript 5.
 */
export function startReadingProps(root: string) {
  const api = new API({ cwd: root });
  const openProjects = [`${root}/tsconfig.json`];
  let snapshot = api.updateSnapshot({ openProjects });
  return {
    read: (file: string): ComponentDoc[] => {
      const project = snapshot.getProject(`${root}/tsconfig.json`);
      const source = project?.program.getSourceFile(file);
      const module = source && project?.checker.getSymbolAtLocation(source);
      if (!project || !source || !module) return [];
      return project.checker
        .getExportsOfModule(module)
        .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Function)
        .map((symbol) => readComponent(project.checker, symbol, source));
    },
    /** Reads changed files again. */
    refresh: (changed: string[]) => {
      snapshot = api.updateSnapshot({ openProjects, fileChanges: { changed } });
    },
    stop: () => api.close(),
  };
}

function readComponent(checker: Checker, symbol: TypeSymbol, source: SourceFile): ComponentDoc {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const propsType = signature?.parameters.length ? checker.getParameterType(signature, 0) : undefined;
  const properties = propsType ? checker.getPropertiesOfType(propsType) : [];
  const defaults = readDefaults(symbol.name, source);
  // Attributes of HTML are known; only what the component itself declares is listed.
  const own = properties.filter(({ declarations }) => !declarations[0]?.path.includes('/node_modules/'));
  return {
    displayName: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: Object.fromEntries(
      own.map((property) => [property.name, readProp(checker, property, defaults.get(property.name))]),
    ),
  };
}

function readProp(checker: Checker, property: TypeSymbol, value: string | undefined): PropDoc {
  const type = checker.getTypeOfSymbol(property);
  const text = type ? checker.typeToString(type).replace(/ \| undefined$/, '') : 'unknown';
  return {
    required: !(property.flags & SymbolFlags.Optional),
    description: checker.getDocumentationCommentOfSymbol(property) || (sharedMeanings[property.name] ?? ''),
    tsType: typeDoc(text),
    ...(value !== undefined && { defaultValue: { value, computed: false } }),
  };
}

const literals = /^"[^"]*"(?: \| "[^"]*")*$/;

/** Describes a type so that Storybook chooses a fitting control: a list for words, a switch for `boolean`, none for functions. */
function typeDoc(text: string) {
  if (literals.test(text)) {
    const elements = text.split(' | ').map((value) => ({ name: 'literal', value }));
    return { name: 'union', raw: text, elements };
  }
  if (!text.includes('=>')) return { name: text, raw: text };
  return {
    name: 'signature',
    type: 'function',
    raw: text,
    signature: { arguments: [], return: { name: 'void' } },
  };
}

/** Returns the defaults in the pattern that takes the properties apart, in the parameter or in the first statements. */
function readDefaults(name: string, source: SourceFile): Map<string, string> {
  const declaration = source.statements.find(
    (statement): statement is FunctionDeclaration =>
      isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const pattern = declaration && patternOf(declaration);
  const defaults = new Map<string, string>();
  for (const element of pattern?.elements ?? []) {
    const key = element.propertyName ?? element.name;
    if (!element.initializer || !key || !isIdentifier(key)) continue;
    defaults.set(key.text, source.text.slice(element.initializer.pos, element.initializer.end).trim());
  }
  return defaults;
}

function patternOf({ parameters, body }: FunctionDeclaration): ObjectBindingPattern | undefined {
  const props = parameters[0]?.name;
  if (!props || isObjectBindingPattern(props)) return props;
  return body?.statements
    .filter(isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(
      ({ initializer }) =>
        initializer && isIdentifier(initializer) && isIdentifier(props) && initializer.text === props.text,
    )
    .map(({ name }) => name)
    .find(isObjectBindingPattern);
}
