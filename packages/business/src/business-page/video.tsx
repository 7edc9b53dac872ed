import { PageSection } from '@wbn/cards/parts/page-section.tsx';
import { VideoPlayer } from '@wbn/cards/parts/video-player.tsx';
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
      <VideoPlayer url={url} label={t('videoOf', { name: companyName })} />
    </PageSection>
  );
}
