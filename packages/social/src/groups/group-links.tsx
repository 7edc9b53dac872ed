import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { GroupCard } from '@wbn/contract/groups/group.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { useTranslation } from 'react-i18next';
import { GroupLine } from './group-card.tsx';

/** Number of groups on the page of a person or company. */
export const linkedGroups = 6;

/** The groups of a person or company, on their page; renders nothing without any (GRP-06). */
export function GroupLinks({ groups }: { readonly groups: readonly GroupCard[] }) {
  const { t } = useTranslation('groups');
  if (groups.length === 0) return null;
  return (
    <PageSection id="groups" data-print="hide" title={t('title')}>
      <Columns as="ul" minimum={270}>
        {groups.map((group) => (
          <li key={group.groupID}>
            <GroupLine group={group} />
          </li>
        ))}
      </Columns>
    </PageSection>
  );
}
