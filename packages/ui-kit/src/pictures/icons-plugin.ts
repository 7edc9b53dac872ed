import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const iconImport = /import \{([^}]*)\} from 'lucide-react';/g;
const iconExport = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+)\.mjs';/g;

/**
 * The Vite plugin that asks for every icon by its own file. The package leads to all of them through one list, behind which nobody
 * sees who uses which: icons of members' pages would lie in what every visitor loads.
 */
export function iconsPlugin() {
  const files = readIconFiles();
  const importOf = (given: string) => {
    const [name = '', local = name] = given.split(' as ');
    const file = files.get(name);
    return file ? `import ${local} from 'lucide-react/${file}';` : `import { ${given} } from 'lucide-react';`;
  };
  return {
    name: 'icons',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!id.endsWith('.tsx') || !code.includes("'lucide-react'")) return null;
      const changed = code.replace(iconImport, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map(importOf)
          .join(' '),
      );
      return { code: changed, map: null };
    },
  };
}

/** The file of each icon, by all its names. */
function readIconFiles(): ReadonlyMap<string, string> {
  const list = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'));
  const source = readFileSync(fileURLToPath(list), 'utf8');
  return new Map(
    [...source.matchAll(iconExport)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}
