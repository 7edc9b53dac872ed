import { network } from '@wbn/edition/network.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './territorial-sites.css.ts';

/** The sites of the network, each a link (HOME-09, EDN-05). */
export function TerritorialSites() {
  const { t } = useTranslation('marketing-pages');
  const edition = useEdition();
  return (
    <Stack as="section" aria-labelledby="territorial-sites">
      <Stack space="xxs">
        <Heading level={2} id="territorial-sites">
          {t('network.heading')}
        </Heading>
        <Text tone="muted">{t('network.intro', { count: network.length })}</Text>
      </Stack>
      <ul className={styles.list}>
        {network.map(({ id, country, host }) => (
          <li key={id}>
            <a
              href={`https://${host}/`}
              aria-current={id === edition.id ? 'true' : undefined}
              className={styles.site}
            >
              <span className={styles.code} aria-hidden="true">
                {country}
              </span>
              <span>
                <span className={styles.brand}>WBN </span>
                {t(`network.sites.${id}`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
