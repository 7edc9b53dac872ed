import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { Group } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { AuthorLink } from '../author/author-link.tsx';
import * as styles from './group.css.ts';
import { GroupFacts } from './group-card.tsx';
import { GroupPhoto } from './group-line.tsx';

interface GroupHeaderProps {
  readonly group: Group;
  /** Join, ask, leave and the like, for visitors or for members. */
  readonly actions: ReactNode;
  /** Links to the screens of the group. */
  readonly tabs?: ReactNode;
}

/** Picture, name and facts of a group. */
export function GroupHeader({ group, actions, tabs }: GroupHeaderProps) {
  return (
    <PageHeader
      title={<bdi {...foreignText(group.name)}>{group.name}</bdi>}
      photo={<GroupPhoto group={group} sizes="5rem" />}
      facts={<GroupFacts group={group} />}
      action={actions}
      tabs={tabs}
    />
  );
}

/** What a group is for, its rules and who founded it. */
export function AboutGroup({ group }: { readonly group: Group }) {
  const t = useText('groups');
  const { purpose, rules, founder } = group;
  return (
    <PageSection id="purpose" title={t('purpose')}>
      <p className={styles.text} {...foreignText(purpose)}>
        {purpose}
      </p>
      {rules && (
        <>
          <Heading level={3} size="sm">
            {t('rules')}
          </Heading>
          <p className={styles.text} {...foreignText(rules)}>
            {rules}
          </p>
        </>
      )}
      {founder && (
        <Text as="div" size="sm">
          <MutedText as="span">{t('founder')}</MutedText> <AuthorLink author={founder} />
        </Text>
      )}
    </PageSection>
  );
}
