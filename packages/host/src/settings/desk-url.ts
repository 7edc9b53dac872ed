import { isLocalAddress } from './local-address.ts';
import { webAddress, wholeNumber } from './setting-types.ts';

/** Settings that say where the operator's desk is. */
export const deskVariables = {
  DESK_URL: webAddress('https://desk.example.org').optional(),
  DESK_PORT: wholeNumber(1, 65_535).prefault('4003'),
};

/**
 * Origin of the operator's desk: the given one, or at home that of its port. A public installation that names none has no desk, because a
 * desk on localhost would be whatever runs on the machine of the reader.
 */
export function toDeskUrl(
  { DESK_URL, DESK_PORT }: { readonly DESK_URL?: string | undefined; readonly DESK_PORT: number },
  accountsUrl: string,
): string | undefined {
  if (DESK_URL) return new URL(DESK_URL).origin;
  return isLocalAddress(accountsUrl) ? `http://localhost:${DESK_PORT}` : undefined;
}
