import { labelColors, type RequestLabel } from '@wbn/contract/messaging/teamwork/request-label.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { selectLabels } from './request-label.sql.ts';

/** A label as it is sent; a colour that is known no more is gray. */
export function presentLabel({ id, name, color }: RowOf<typeof selectLabels>): RequestLabel {
  return { labelID: id, name, color: labelColors.find((one) => one === color) ?? 'gray' };
}
