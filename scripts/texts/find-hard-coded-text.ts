import { parseSync } from 'vite';

/** Text between tags or in a visible or spoken attribute, which belongs into a package's `locales`. */
export interface HardCodedText {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Attributes whose value is shown or spoken. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Names that are the same in every language. */
const names = /\b(?:WBN|English|Español|Italiano|US\$|PDF|API|https)\b|中文/gu;

/** Finds hard-coded texts in the source of a component. `file` names the source in syntax errors. */
export function findHardCodedText(file: string, source: string): readonly HardCodedText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: HardCodedText[] = [];
  const look = (node: Node, text: string) => {
    if (/\p{L}/u.test(text.replace(names, ''))) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() });
    }
  };
  visit(program as unknown as Node, (node) => {
    if (node.type === 'JSXText') look(node, String(node.value));
    else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') lookAtValue(child.expression as Node, look);
      }
    } else if (node.type === 'JSXAttribute' && spokenAttributes.has(attributeName(node))) {
      const value = node.value as Node | null;
      if (value)
        lookAtValue(value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value, look);
    }
  });
  return found;
}

function attributeName({ name }: Node): string {
  return String((name as Node).name);
}

/** Checks a value that is a text, or chooses between texts. */
function lookAtValue(node: Node, look: (node: Node, text: string) => void): void {
  if (node.type === 'Literal') look(node, typeof node.value === 'string' ? node.value : '');
  else if (node.type === 'TemplateLiteral') {
    for (const part of node.quasis as Node[]) look(part, String((part.value as { cooked: string }).cooked));
  } else if (node.type === 'ConditionalExpression') {
    lookAtValue(node.consequent as Node, look);
    lookAtValue(node.alternate as Node, look);
  } else if (node.type === 'LogicalExpression') lookAtValue(node.right as Node, look);
}

function visit(value: unknown, enter: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, enter);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) enter(value as Node);
    for (const part of Object.values(value)) visit(part, enter);
  }
}
