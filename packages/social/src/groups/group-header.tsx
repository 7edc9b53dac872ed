import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { Group } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import type { ReactNode } from 'react';
import { AuthorLink } from '../author/author-link.tsx';
import * as styles from './group.css.ts';
import { GroupFacts, PrivateBadge } from './group-card.tsx';
import { GroupPhoto } from './group-line.tsx';
import { name } from './groups.css.ts';

interface GroupHeaderProps {
  readonly group: Group;
  /** Join, ask, leave and the like, for visitors or for members. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** Picture, name and facts of a group. */
export function GroupHeader({ group, actions, children }: GroupHeaderProps) {
  return (
    <Surface as="div" padding="none">
      <div className={styles.head}>
        <div className={styles.top}>
          <GroupPhoto group={group} sizes="6rem" />
          <div className={styles.words}>
            <div className={name}>
              <Heading level={1}>
                <bdi {...foreignText(group.name)}>{group.name}</bdi>
              </Heading>
              {group.access === 'private' && <PrivateBadge />}
            </div>
            <GroupFacts group={group} />
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
        {children}
      </div>
    </Surface>
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
