import { LateVideoPlayer } from '@wbn/cards/parts/late-video-player.tsx';
import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { useTranslation } from 'react-i18next';

interface VideoProps {
  readonly url: string;
  readonly companyName: string;
}

/** The company's video. */
export function Video({ url, companyName }: VideoProps) {
  const { t } = useTranslation('business');
  const { t: ofCards } = useTranslation('cards');
  return (
    <PageSection id="video" title={ofCards('section.video')}>
      <LateVideoPlayer url={url} label={t('videoOf', { name: companyName })} />
    </PageSection>
  );
}
