import { expect, it } from 'vitest';
import { iconsPlugin } from './icons-plugin.ts';

const change = (code: string) => iconsPlugin().transform(code, '/packages/cards/src/part.tsx')?.code;

it('asks for each icon by its own file, whichever of its names is used', () => {
  expect(change("import { Bell, Trash2 as Remove } from 'lucide-react';")).toBe(
    "import Bell from 'lucide-react/icons/bell'; import Remove from 'lucide-react/icons/trash';",
  );
});

it('leaves out types, and leaves alone what is no icon', () => {
  expect(change("import {\n  type LucideIcon,\n  X,\n} from 'lucide-react';")).toBe(
    "import X from 'lucide-react/icons/x';",
  );
  expect(change("import { createLucideIcon } from 'lucide-react';")).toBe(
    "import { createLucideIcon } from 'lucide-react';",
  );
});
