import { type EditableField, editableFields } from '@wbn/contract/quotations/quotation.ts';
import type { draftRow } from './quotation-draft.ts';
import type { QuotationRow } from './quotation-row.sql.ts';

/** What an edit stores. */
type Edited = ReturnType<typeof draftRow>;

/** The columns of each field that has another name in the row. */
const columnsOf: Partial<Record<EditableField, readonly (keyof Edited & keyof QuotationRow)[]>> = {
  subject: ['subject'],
  text: ['content'],
  category: ['category_id'],
  unit: ['unit'],
  deliveryCountry: ['delivery_country'],
  deliveryTerm: ['delivery_term'],
  deliveryPlace: ['delivery_place'],
  targetPrice: ['target_amount', 'target_currency'],
  frequency: ['frequency'],
  wantedOn: ['wanted_on'],
  countries: ['countries'],
  certificates: ['certificates'],
};

/** Returns what an edit has changed together with those before it, in the order of the form. */
export function listChangedFields(
  before: QuotationRow,
  edited: Edited,
  hasOtherFiles: boolean,
): EditableField[] {
  const isChanged = (field: EditableField) => {
    if (field === 'files') return hasOtherFiles;
    if (field === 'quantity')
      return (before.quantity === null ? null : Number(before.quantity)) !== edited.quantity;
    return (columnsOf[field] ?? []).some(
      (column) => JSON.stringify(before[column]) !== JSON.stringify(edited[column]),
    );
  };
  return editableFields.filter((field) => before.changed_fields.includes(field) || isChanged(field));
}
