import { useTranslation } from 'react-i18next';
import { VideoPlayer } from '../video-player.tsx';
import { PageSection } from './page-section.tsx';

interface VideoProps {
  readonly url: string;
  readonly companyName: string;
}

/** The company's film. */
export function Video({ url, companyName }: VideoProps) {
  const { t } = useTranslation('business');
  return (
    <PageSection id="video" title={t('section.video')}>
      <VideoPlayer url={url} label={t('videoOf', { name: companyName })} />
    </PageSection>
  );
}
