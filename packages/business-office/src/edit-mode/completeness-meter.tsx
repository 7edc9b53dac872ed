import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { type Completeness, completenessOf, placeOfItem } from './completeness.ts';
import * as styles from './edit-mode.css.ts';

/** What is told at once; the rest is folded away. */
const told = 3;

interface CompletenessMeterProps {
  readonly business: BusinessProfile;
  readonly productCount: number;
}

/** How complete a company's page is, what is missing and what it would bring. */
export function CompletenessMeter({ business, productCount }: CompletenessMeterProps) {
  const { t } = useTranslation('edit-mode');
  const { percent, missing } = completenessOf(business, productCount);
  const rest = missing.slice(told);
  return (
    <Surface aria-labelledby="completeness" padding="lg">
      <Stack space="sm">
        <Heading level={2} size="md" id="completeness">
          {t('meter.title')}
        </Heading>
        <Progress
          label={t(missing.length === 0 ? 'meter.complete' : 'meter.label')}
          value={percent}
          valueText={t('meter.percent', { percent })}
        />
        <Missing items={missing.slice(0, told)} businessID={business.businessID} />
        {rest.length > 0 && (
          <Disclosure summary={t('meter.more', { count: rest.length })}>
            <Missing items={rest} businessID={business.businessID} />
          </Disclosure>
        )}
      </Stack>
    </Surface>
  );
}

function Missing({ items, businessID }: { items: Completeness['missing']; businessID: string }) {
  const { t } = useTranslation('edit-mode');
  const path = usePath();
  return (
    <ul className={styles.missing}>
      {items.map(({ item, points }) => {
        const place = placeOfItem[item];
        const to = place === 'products' ? 'products/new' : `edit/${place}`;
        return (
          <li key={item} className={styles.missingItem}>
            <div>
              <TextLink to={path(`/business/${businessID}/${to}`)}>{t(`item.${item}.do`)}</TextLink>
              <Text size="sm" tone="muted">
                {t(`item.${item}.brings`)}
              </Text>
            </div>
            <div className={styles.points}>
              <Text size="sm" weight="semibold">
                {t('meter.points', { points })}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
