import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { formatList } from '@wbn/edition/format.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLabel } from '../i18n/use-label.ts';

/** Names of editions and kinds of cases, and what a place says in a line. */
export function useStaffWords() {
  const t = useText('desk-staff');
  const label = useLabel();
  const language = useLanguage();
  const locale = useLocale();
  const editionName = (id: string) => editionLabel(id as EditionId, language);
  const kindName = (kind: string) => label(`desk-cases:kinds.${kind}.name`);
  return {
    editionName,
    kindName,
    editions: network.map(({ id }) => id),
    place({ role, editions, kinds }: StaffPlace): string {
      return [
        t(`role.${role}`),
        editions ? formatList(locale, editions.map(editionName)) : t('place.allEditions'),
        kinds ? formatList(locale, kinds.map(kindName)) : t('place.allKinds'),
      ].join(' · ');
    },
  };
}
