import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { drawnWhenNear } from '@wbn/ui-kit/layout/drawn-when-near.css.ts';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import type { BusinessGroup } from './group-last-registered.ts';

/** Latest registered companies in their four groups (HOME-06..08). */
export function LatestBusinesses({ groups }: { readonly groups: readonly BusinessGroup[] | undefined }) {
  const { t } = useTranslation('marketing-pages');
  return (
    <Stack space="lg">
      <Stack space="xxs">
        <Heading level={2} size="xl">
          {t('latest.heading')}
        </Heading>
        <Text tone="muted">{t('latest.intro')}</Text>
      </Stack>
      {groups ? (
        <Stack space="md">
          {groups.map((group) => (
            <div key={group.type} className={drawnWhenNear}>
              <Group group={group} />
            </div>
          ))}
        </Stack>
      ) : (
        <ErrorState title={t('latest.failed')} />
      )}
    </Stack>
  );
}

function Group({ group: { type, businesses } }: { readonly group: BusinessGroup }) {
  const { t } = useTranslation('marketing-pages');
  const path = usePath();
  const title = t(`latest.${type}.title`);
  const all = (
    <Text size="sm">
      <TextLink to={path(`/search-result?business=${type}&countries=global&search=`)}>
        {t(`latest.${type}.all`)}
      </TextLink>
    </Text>
  );
  if (businesses.length > 0)
    return <BusinessCardList title={title} businesses={businesses} more={all} swipe />;
  return (
    <Stack space="xs">
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">{t('latest.empty')}</Text>
      {all}
    </Stack>
  );
}
