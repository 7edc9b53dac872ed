import { profilePath } from '@wbn/cards/author/author-path.ts';
import type { BusinessActivity } from '@wbn/contract/business/activity.ts';
import { businessRoles } from '@wbn/contract/business/business-role.ts';
import { profileParts } from '@wbn/contract/business/profile-parts.ts';
import { downloadKinds } from '@wbn/contract/business/request-download.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './activity.css.ts';
import { ActivityChanges } from './activity-changes.tsx';

interface ActivityEntryProps {
  readonly entry: BusinessActivity;
}

/** One thing that somebody did: who, what, when. */
export function ActivityEntry({ entry }: ActivityEntryProps) {
  const path = usePath();
  const locale = useLocale();
  const words = useActivityWords(entry);
  const { userID, userName, at } = entry;
  return (
    <li className={styles.entry}>
      <Text as="div">
        {userID ? (
          <TextLink to={path(profilePath(userID))}>{userName}</TextLink>
        ) : (
          <strong>{userName}</strong>
        )}
        {': '}
        <span dir="auto">{words}</span>
      </Text>
      <Text as="time" size="sm" tone="muted" dateTime={at}>
        {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
      </Text>
      <ActivityChanges changes={entry.details.changes ?? []} />
    </li>
  );
}

/** What was done, in words; codes of the entry get their names. */
function useActivityWords({ action, details }: BusinessActivity): string {
  const { t } = useTranslation('business-members');
  const { t: tFrame } = useTranslation('cards');
  const part = profileParts.find((name) => name === details.part);
  const roleOf = (code: string | undefined) => {
    const role = businessRoles.find((name) => name === code);
    return role ? t(`role.${role}`) : '';
  };
  const plan = membershipLevels.find((level) => level === details.plan);
  const download = downloadKinds.find((kind) => kind === details.download);
  const picture = details.picture === 'coverPhoto' ? 'coverPhoto' : 'profilePhoto';
  const isFrom = action === 'member-role-changed' && details.accessBefore !== undefined;
  return t(isFrom ? 'activity.roleChanged' : `activity.did.${action}`, {
    part: part ? tFrame(`section.${part}`) : '',
    picture: t(`activity.${picture}`),
    product: details.product ?? '',
    created: details.created ?? 0,
    updated: details.updated ?? 0,
    person: details.person ?? '',
    role: roleOf(details.access),
    plan: plan ? tFrame(`membership.${plan}`) : '',
    before: roleOf(details.accessBefore),
    download: download ? t(`activity.${download}`) : '',
  });
}
