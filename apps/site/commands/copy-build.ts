import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies here carries a hash of its content in its name: it is never written twice differently. */
const immutable: readonly string[] = [join('client', 'assets'), join('server', 'assets')];

/**
 * Puts the shared build into a folder. The assets, most of the bytes, become second names of the same files where the file system
 * can do that; what keeps its name from build to build is copied, so that no later build reaches into an older edition.
 */
export async function copyBuild(from: string, to: string, folder = ''): Promise<void> {
  await mkdir(join(to, folder), { recursive: true });
  const entries = await readdir(join(from, folder), { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const name = join(folder, entry.name);
      if (entry.isDirectory()) await copyBuild(from, to, name);
      else if (immutable.includes(folder)) await linkOrCopy(join(from, name), join(to, name));
      else await copy(join(from, name), join(to, name));
    }),
  );
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  // Another disk, or a file system without hard links.
  await link(from, to).catch(() => copy(from, to));
}

async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
}
