import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes a folder with what the edition commands read and write of a checkout, and a function that removes it. */
export async function makeCheckout(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'wbn-editions-'));
  const source = join('packages', 'edition');
  await cp(join(repository, source, 'src'), join(root, source, 'src'), { recursive: true });
  await cp(join(repository, source, 'package.json'), join(root, source, 'package.json'));
  await mkdir(join(root, 'editions'));
  await mkdir(join(root, 'node_modules', '@wbn'), { recursive: true });
  await symlink(join(root, source), join(root, 'node_modules', '@wbn', 'edition'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
