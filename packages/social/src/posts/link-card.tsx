import { profilePath } from '@wbn/cards/author/author-path.ts';
import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { LinkCard as LinkCardData } from '@wbn/contract/social/posts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './link-card.css.ts';
import { postPath } from './post-path.ts';

/** What of our network a post links to. */
export function LinkCard({ card }: { readonly card: LinkCardData }) {
  const { t } = useTranslation('posts');
  const path = usePath();
  const { resourceType, name, about, photo } = card;
  return (
    <Anchor to={path(cardPath(card))} className={styles.card}>
      <span className={styles.photo}>
        <Photo
          src={photo?.url}
          versions={photo?.versions}
          sizes="3.5rem"
          alt=""
          ratio="1:1"
          shape={resourceType === 'user' ? 'round' : 'rounded'}
          fallbackName={name}
        />
      </span>
      <span className={styles.words}>
        <MutedText as="div">{t(`cardOf.${resourceType}`)}</MutedText>
        <Text as="div" weight="semibold" clamp={2} {...foreignText(name)}>
          {name}
        </Text>
        {about && (
          <Text as="div" size="sm" tone="muted" clamp={1} {...foreignText(about)}>
            {about}
          </Text>
        )}
      </span>
    </Anchor>
  );
}

/** What is said about a product is whose it is. */
function cardPath({ resourceID, resourceType, name, about = '' }: LinkCardData): string {
  if (resourceType === 'business')
    return businessPath({ businessID: resourceID, general: { companyName: name } });
  if (resourceType === 'product')
    return productPath({ productID: resourceID, name, businessProfile: { general: { companyName: about } } });
  return resourceType === 'user' ? profilePath(resourceID) : postPath(resourceID);
}
