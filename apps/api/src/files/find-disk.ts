import { statfs } from 'node:fs/promises';

/** Bytes of the disk on which a folder lies; undefined where the system does not tell. */
export async function findDisk(folder: string): Promise<{ free: number; size: number } | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}
