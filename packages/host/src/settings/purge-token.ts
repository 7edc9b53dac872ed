import * as z from 'zod';
import { isLocalAddress } from './local-address.ts';

/** The secret by which a site proves to the API that it may follow page purges; both have the same. */
export const purgeTokenSetting = z
  .string()
  .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
  .optional();

/** Returns a sentence when a server with a public address has no PURGE_TOKEN; undefined when it has one or needs none. */
export function findMissingPurgeToken(
  token: string | undefined,
  addresses: readonly (string | undefined)[],
): string | undefined {
  const isPublic = addresses.some((address) => address !== undefined && !isLocalAddress(address));
  if (token !== undefined || !isPublic) return undefined;
  return 'PURGE_TOKEN is not set: give the site and the API the same value, then restart both.';
}
