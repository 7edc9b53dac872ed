import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section, type SectionProps } from '../business-page/business-page.tsx';
import { type BusinessSection, businessSections, sectionsOf } from '../business-page/business-sections.ts';
import { listBusinessProductsQuery } from '../business-page/list-business-products.query.ts';
import { useLoaded } from '../use-loaded.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import * as styles from './edit-mode.css.ts';

/** Screen where a section is changed, below `/business/{id}/`. */
const screenOf: Readonly<Record<BusinessSection, string>> = {
  general: 'edit/general',
  contact: 'edit/contact',
  products: 'products',
  video: 'edit/general',
  factory: 'edit/factory',
  trade: 'edit/trade',
  terms: 'edit/terms',
  certificates: 'edit/certificates',
};

interface EditModeProps extends SectionProps {
  readonly api: ApiClient;
}

/** The sections of a company's page as its owner changes them: each with a way to its form, empty ones too (BIZ-14). */
export function EditMode({ api, ...props }: EditModeProps) {
  const { business } = props;
  // The page may come from a cache that is older than the last product.
  const loaded = useLoaded(listBusinessProductsQuery(api, { businessID: business.businessID }));
  const products = loaded.state === 'ready' ? loaded.value : props.products;
  const filled = new Set(sectionsOf(business));
  if (products.length === 0) filled.delete('products');
  return (
    <Stack>
      <CompletenessMeter business={business} productCount={products.length} />
      {businessSections.map((section) => (
        <EditableSection
          key={section}
          section={section}
          filled={filled.has(section)}
          {...props}
          products={products}
        />
      ))}
    </Stack>
  );
}

interface EditableSectionProps extends SectionProps {
  readonly section: BusinessSection;
  readonly filled: boolean;
}

function EditableSection({ section, filled, ...props }: EditableSectionProps) {
  const { t } = useTranslation('edit-mode');
  const { t: tPage } = useTranslation('business');
  const path = usePath();
  const to = path(`/business/${props.business.businessID}/${screenOf[section]}`);
  const title = tPage(`section.${section}`);
  if (filled) {
    return (
      <div className={styles.section}>
        <Section section={section} {...props} />
        <div className={styles.edit}>
          <ButtonLink
            to={to}
            variant="secondary"
            size="sm"
            icon={<Pencil aria-hidden />}
            aria-label={t('editSection', { title })}
          >
            {t('edit')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <Surface as="div" padding="lg">
      <div className={styles.empty}>
        <Stack space="xxs">
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {t(`empty.${section}`)}
          </Text>
        </Stack>
        <ButtonLink to={to} variant="secondary" size="sm" icon={<Plus aria-hidden />}>
          {t('addSection', { title })}
        </ButtonLink>
      </div>
    </Surface>
  );
}
