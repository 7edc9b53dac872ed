import { type EditionId, network } from '@wbn/edition/network.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { DeskStaff } from '../../../staff/require-staff.ts';

const week = 7 * 86_400_000;

/** The lowest id of the last seven days: ids sort by their time. */
export function weekAgoID(): string {
  return `${newId(new Date(Date.now() - week)).slice(0, 13)}-7000-8000-000000000000`;
}

/** The editions of a list: the one that is asked for, if the colleague deals with it, otherwise theirs. Throws ValidationError. */
export function editionsWanted(
  { editions }: Pick<DeskStaff, 'editions'>,
  wanted: string | undefined,
): readonly EditionId[] | undefined {
  if (wanted === undefined) return editions;
  const found = network.find(({ id }) => id === wanted);
  if (!found) throw validationError({ edition: 'is no edition of the network' });
  return editions && !editions.includes(found.id) ? [] : [found.id];
}
