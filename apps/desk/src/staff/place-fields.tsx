import { caseKindNames, caseKinds } from '@wbn/contract/desk/case-kinds.ts';
import { hasRight } from '@wbn/contract/desk/rights.ts';
import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import { outranks, type StaffRole, staffRoles } from '@wbn/contract/desk/staff-roles.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ChipsSelect, type ChipsSelectTexts } from '@wbn/ui-kit/controls/choices/chips-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useStaffWords } from './staff-words.ts';

/** A place as the fields hold it; an empty list stands for all. */
export interface PlaceValues {
  readonly role: StaffRole;
  readonly editions: readonly string[];
  readonly kinds: readonly string[];
}

export const toPlace = ({ role, editions, kinds }: PlaceValues): StaffPlace => ({
  role,
  ...(editions.length > 0 && { editions: [...editions] }),
  // Only kinds of the table can be chosen.
  ...(kinds.length > 0 && { kinds: [...kinds] as NonNullable<StaffPlace['kinds']> }),
});

export const toValues = ({ role, editions = [], kinds = [] }: StaffPlace): PlaceValues => ({
  role,
  editions,
  kinds,
});

interface PlaceFieldsProps {
  readonly value: PlaceValues;
  readonly onChange: (value: PlaceValues) => void;
}

/** Role, editions and kinds of cases; what the reader may give: roles below their own, and what they deal with themselves. */
export function PlaceFields({ value, onChange }: PlaceFieldsProps) {
  const t = useText('desk-staff');
  const locale = useLocale();
  const { staff } = useDesk();
  const words = useStaffWords();
  const change = (part: Partial<PlaceValues>) => onChange({ ...value, ...part });
  const editions = (staff.editions ?? words.editions)
    .map((id) => ({ value: id, text: words.editionName(id) }))
    .sort((one, other) => one.text.localeCompare(other.text, locale));
  const kinds = caseKindNames
    .filter((kind) => (staff.kinds?.includes(kind) ?? true) && hasRight(value.role, caseKinds[kind].right))
    .map((kind) => ({ value: kind as string, text: words.kindName(kind) }));
  const texts: ChipsSelectTexts = {
    remove: (name) => t('chips.remove', { name }),
    found: (count) => t('chips.found', { count }),
    count: (count) => t('chips.count', { count }),
    none: t('chips.none'),
    full: '',
  };
  return (
    <>
      <Select
        label={t('fields.role')}
        value={value.role}
        options={staffRoles
          .filter((role) => outranks(staff.role, role))
          .map((role) => ({ value: role as string, text: t(`role.${role}`) }))}
        onChange={({ target }) => change({ role: target.value as StaffRole, kinds: [] })}
      />
      <MutedText>{t(`roleMay.${value.role}`)}</MutedText>
      <ChipsSelect
        label={t('fields.editions')}
        hint={t(staff.editions ? 'fields.editionsOwn' : 'fields.editionsHint')}
        options={editions}
        value={value.editions}
        onChange={(chosen) => change({ editions: chosen })}
        texts={texts}
      />
      <ChipsSelect
        label={t('fields.kinds')}
        hint={t(staff.kinds ? 'fields.kindsOwn' : 'fields.kindsHint')}
        options={kinds}
        value={value.kinds}
        onChange={(chosen) => change({ kinds: chosen })}
        texts={texts}
      />
    </>
  );
}
