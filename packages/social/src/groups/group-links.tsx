import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { GroupCard } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { GroupLine } from './group-line.tsx';

/** The groups of a person or company, on their page (GRP-06). */
export function GroupLinks({ groups }: { readonly groups: readonly GroupCard[] }) {
  const t = useText('groups');
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
