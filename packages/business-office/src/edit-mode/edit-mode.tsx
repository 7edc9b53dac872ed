import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type BusinessSection, businessSections, sectionsOf } from '@wbn/cards/business/business-sections.ts';
import { listBusinessProductsQuery } from '@wbn/cards/business/list-business-products.query.ts';
import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { QualityPanel } from '../quality/quality-panel.tsx';
import * as styles from './edit-mode.css.ts';

/** The screen that edits each section, below `/business/{id}/`. */
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

interface EditModeProps {
  readonly api: ApiClient;
  readonly business: BusinessProfile;
  /** Renders a section as on the public page. */
  readonly renderSection: (section: BusinessSection, products: readonly BusinessProduct[]) => ReactNode;
}

/** The sections of a company's page in edit mode, each with a link to its form, empty ones too (BIZ-14). */
export function EditMode({ api, business, renderSection }: EditModeProps) {
  const { businessID } = business;
  const { data: products = [], isPending } = useQuery(listBusinessProductsQuery(api, { businessID }));
  const filled = new Set(sectionsOf(business));
  if (products.length === 0 && !isPending) filled.delete('products');
  return (
    <Stack>
      {/* Only the owner has edit mode (BIZ-14). */}
      <QualityPanel api={api} businessID={businessID} access="owner" />
      {businessSections.map((section) => (
        <EditableSection key={section} section={section} businessID={businessID}>
          {filled.has(section) && renderSection(section, products)}
        </EditableSection>
      ))}
    </Stack>
  );
}

interface EditableSectionProps {
  readonly section: BusinessSection;
  readonly businessID: string;
  /** The section; absent when it is empty. */
  readonly children: ReactNode;
}

function EditableSection({ section, businessID, children }: EditableSectionProps) {
  const t = useText('edit-mode');
  const tPage = useText('cards');
  const path = usePath();
  const to = path(`/business/${businessID}/${screenOf[section]}`);
  const title = tPage(`section.${section}`);
  if (children) {
    return (
      <div className={styles.section}>
        {children}
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
          <MutedText>{t(`empty.${section}`)}</MutedText>
        </Stack>
        <ButtonLink to={to} variant="secondary" size="sm" icon={<Plus aria-hidden />}>
          {t('addSection', { title })}
        </ButtonLink>
      </div>
    </Surface>
  );
}
