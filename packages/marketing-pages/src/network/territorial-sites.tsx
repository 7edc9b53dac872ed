import { network } from '@wbn/edition/network.ts';
import { useEdition, useLanguage } from '@wbn/edition/use-edition.tsx';
import { useSiteOrigin } from '@wbn/edition/use-site-origin.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import * as styles from './territorial-sites.css.ts';

/** Logos of the network's sites, linked to the sites (HOME-09, EDN-05). */
export function TerritorialSites() {
  const t = useText('marketing-pages');
  const { sisterSites } = useEdition();
  return (
    <Stack as="section" aria-labelledby="territorial-sites">
      <Stack space="xxs">
        <Heading level={2} id="territorial-sites">
          {t('network.heading')}
        </Heading>
        <Text tone="muted">{t('network.intro', { count: sisterSites.length + 1 })}</Text>
      </Stack>
      <TerritorialLogos />
    </Stack>
  );
}

/** The logos without heading, for a page with its own introduction. */
export function TerritorialLogos() {
  const t = useText('marketing-pages');
  const { id: own, sisterSites } = useEdition();
  const language = useLanguage();
  const originOf = useSiteOrigin();
  return (
    <ul className={styles.list}>
      {network
        .filter(({ id }) => id === own || sisterSites.includes(id))
        .map(({ id, color, language: root }) => (
          <li key={id}>
            <a
              href={`${originOf(id)}${language === root ? '/' : `/${language}`}`}
              aria-current={id === own ? 'true' : undefined}
              className={styles.site}
            >
              <TerritorialLogo color={color} />
              <span>
                <span className={styles.brand}>WBN </span>
                {t(`network.sites.${id}`)}
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}

/** The logo in the colour of a site. */
function TerritorialLogo({ color }: { readonly color: string }) {
  return (
    <svg viewBox="0 0 38 40" aria-hidden="true" className={styles.logo}>
      <rect x="1" y="2" width="36" height="36" rx="9" fill={color} />
      <path d="M9 14.5l5 13 5-10 5 10 5-13" className={styles.sign} />
      <circle cx="19" cy="10.6" r="2.6" className={styles.point} />
    </svg>
  );
}
