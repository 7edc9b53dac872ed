import { requestLabelLimit } from '@wbn/contract/messaging/teamwork/request-label.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { selectLabels } from './request-label.sql.ts';

/** Throws Conflict for a name that another label of the company has, in small letters or capitals, and for one label too many. */
export function refuseLabel(
  labels: readonly RowOf<typeof selectLabels>[],
  { name, labelID }: { readonly name: string; readonly labelID?: string },
): void {
  if (labels.some((label) => label.id !== labelID && label.name.toLowerCase() === name.toLowerCase()))
    throw new CallError('Conflict', `The company has a label named ${name} already.`);
  if (labelID === undefined && labels.length >= requestLabelLimit)
    throw new CallError('Conflict', `The company has ${requestLabelLimit} labels already: delete one first.`);
}
