import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { CountryName } from '@wbn/cards/parts/country-name.tsx';
import type { GroupCard as GroupData } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Lock } from 'lucide-react';
import { GroupLink, GroupPhoto } from './group-line.tsx';
import * as styles from './groups.css.ts';

/** What a group is about, whether it is private, and its number of members. */
export function GroupFacts({ group }: { readonly group: Omit<GroupData, 'role'> }) {
  const t = useText('groups');
  const { access, industry, country, language, memberCount } = group;
  return (
    <div className={styles.facts}>
      {access === 'private' && <Badge icon={<Lock size="1em" aria-hidden />}>{t('private')}</Badge>}
      <span>{industry.name}</span>
      <span>{country ? <CountryName country={country} flag /> : t('global')}</span>
      <span>{language.languageName}</span>
      {memberCount !== undefined && <span>{t('members', { count: memberCount })}</span>}
    </div>
  );
}

/** A group in a list of results. */
export function GroupCard({ group }: { readonly group: GroupData }) {
  return (
    <Surface as="article" aria-label={group.name}>
      <div className={styles.card}>
        <GroupPhoto group={group} sizes="3.5rem" />
        <div className={styles.words}>
          <div className={styles.name}>
            <GroupLink group={group} />
          </div>
          <Text size="sm" clamp={3} {...foreignText(group.purpose)}>
            {group.purpose}
          </Text>
          <GroupFacts group={group} />
        </div>
      </div>
    </Surface>
  );
}
