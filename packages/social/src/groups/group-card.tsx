import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { CountryName } from '@wbn/cards/parts/country-name.tsx';
import type { GroupCard as GroupData } from '@wbn/contract/groups/group.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPath } from './group-path.ts';
import * as styles from './groups.css.ts';

type Shown = Pick<GroupData, 'groupID' | 'name'> & Partial<GroupData>;

/** The picture of a group, or its initials; decorative, because the name is shown beside it. */
export function GroupPhoto({ group: { name, picture }, sizes }: { group: Shown; sizes: string }) {
  return (
    <Photo
      src={picture?.url}
      versions={picture?.versions}
      sizes={sizes}
      alt=""
      ratio="1:1"
      fallbackName={name}
    />
  );
}

/** The name of a group, linked to its page. */
export function GroupLink({ group }: { readonly group: Shown }) {
  const path = usePath();
  return (
    <TextLink to={path(groupPath(group))} tone="default">
      <bdi {...foreignText(group.name)}>{group.name}</bdi>
    </TextLink>
  );
}

/** Says that a group is private. */
export function PrivateBadge() {
  const { t } = useTranslation('groups');
  return <Badge icon={<Lock size="1em" aria-hidden />}>{t('private')}</Badge>;
}

/** Industry, country, language and number of members of a group. */
export function GroupFacts({ group }: { readonly group: Omit<GroupData, 'role'> }) {
  const { t } = useTranslation('groups');
  const { number } = useLabels();
  const { industry, country, language, memberCount } = group;
  return (
    <div className={styles.facts}>
      <span>{industry.name}</span>
      <span>{country ? <CountryName country={country} flag /> : t('global')}</span>
      <span>{language.languageName}</span>
      {memberCount !== undefined && (
        <span>{t('members', { count: memberCount, formatted: number(memberCount) })}</span>
      )}
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
            {group.access === 'private' && <PrivateBadge />}
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

interface GroupLineProps {
  readonly group: GroupData;
  /** Text below the name; by default the number of members. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A group as one line of a list. */
export function GroupLine({ group, note, children }: GroupLineProps) {
  const { t } = useTranslation('groups');
  const { number } = useLabels();
  const { memberCount: count } = group;
  return (
    <div className={styles.line}>
      <div className={styles.linePhoto}>
        <GroupPhoto group={group} sizes="2.5rem" />
      </div>
      <div className={styles.lineWords}>
        <GroupLink group={group} />
        <Text as="div" size="sm" tone="muted">
          {note ?? (count === undefined ? t('private') : t('members', { count, formatted: number(count) }))}
        </Text>
      </div>
      {children}
    </div>
  );
}
