import { LateVideoPlayer } from '@wbn/cards/parts/late-video-player.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import type { Product } from '@wbn/contract/business/product.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { useTranslation } from 'react-i18next';

/** The product in motion (PRD-07). */
export function ProductVideos({ product }: { product: Pick<Product, 'name' | 'videos'> }) {
  const { t } = useTranslation('business');
  if (product.videos.length === 0) return null;
  return (
    <PageSection id="videos" title={t('videos')}>
      <Columns minimum={320}>
        {product.videos.map(({ videoID, url }) => (
          <LateVideoPlayer key={videoID} url={url} label={t('videoOf', { name: product.name })} />
        ))}
      </Columns>
    </PageSection>
  );
}
