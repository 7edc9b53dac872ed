import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { BusinessNameLink } from '@wbn/cards/business/business-name-link.tsx';
import { productPath } from '@wbn/cards/business/business-path.ts';
import { TypeAndPlace } from '@wbn/cards/business/type-and-place.tsx';
import { VerifiedBadge } from '@wbn/cards/business/verified-badge.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { fieldId } from '@wbn/forms/edit/field-id.ts';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { requestFormName } from './request-values.ts';
import * as styles from './send-request.css.ts';

interface QuotedProductProps {
  readonly product: Product;
  /** Path of the form without the product. */
  readonly pathWithout: string;
}

/** The product that the inquiry is about. */
export function QuotedProduct({ product, pathWithout }: QuotedProductProps) {
  const t = useText('send-request');
  const path = usePath();
  const { name } = product;
  const photo = product.mainImage ?? product.photos[0];
  return (
    <Labelled label={t('field.productID')} control="productID">
      <div className={styles.thing}>
        <div className={styles.picture}>
          <Photo
            src={photo?.url}
            versions={photo?.versions}
            sizes="3rem"
            alt=""
            ratio="1:1"
            fit="contain"
            fallbackName={name}
          />
        </div>
        <div className={styles.words}>
          <TextLink to={path(productPath(product))} tone="default" {...foreignText(name)}>
            {name}
          </TextLink>
        </div>
        <IconLink
          to={pathWithout}
          replace
          preventScrollReset
          label={t('removeNamed', { name })}
          icon={<X aria-hidden />}
        />
      </div>
    </Labelled>
  );
}

interface ReceiverCardProps {
  readonly business: Pick<BusinessCard, 'businessID' | 'verified' | 'general' | 'contactInfo'>;
}

/** The company that is asked. */
export function ReceiverCard({ business }: ReceiverCardProps) {
  const t = useText('send-request');
  return (
    <Labelled label={t('field.to')} control="to">
      <div className={styles.thing}>
        <div className={styles.picture}>
          <BusinessLogo general={business.general} sizes="3rem" />
        </div>
        <div className={styles.words}>
          <ReceiverName business={business} />
          <TypeAndPlace business={business} city />
        </div>
      </div>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  /** Control name, which the list of problems links to. */
  readonly control: string;
  readonly children: ReactNode;
}

/** A label over read-only content. */
export function Labelled({ label, control, children }: LabelledProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      id={fieldId(requestFormName, control)}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.labelled}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}

export function ReceiverName({ business }: ReceiverCardProps) {
  return (
    <span className={styles.nameRow}>
      <BusinessNameLink business={business} />
      <VerifiedBadge verified={business.verified} />
    </span>
  );
}
