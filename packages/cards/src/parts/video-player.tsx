import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { websiteLink } from '../labels/website-link.ts';
import { youTubeVideoId } from '../labels/youtube-video.ts';
import * as styles from './video-player.css.ts';
import { YouTubePlayer } from './youtube-player.tsx';

interface VideoPlayerProps {
  readonly url: string;
  /** What the video shows, for screen readers. */
  readonly label: string;
}

/** A video with controls, loaded when it is played; on paper its address. A video on a site that we have no player for is a link to it. */
export function VideoPlayer({ url, label }: VideoPlayerProps) {
  const { t } = useTranslation('cards');
  const link = websiteLink(url);
  const isFile = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i.test(url);
  const videoID = youTubeVideoId(url);
  // A file may stand on the API host, which at home is `localhost`: no website, but a video all the same.
  if (videoID === undefined && !(isFile && /^(?:https?:\/)?\//i.test(url))) {
    return (
      link && (
        <TextLink href={link.href} rel="nofollow noopener">
          {t('watchVideo', { site: new URL(link.href).hostname })}
        </TextLink>
      )
    );
  }
  return (
    <div className={styles.player}>
      {videoID === undefined ? (
        // biome-ignore lint/a11y/useMediaCaption: companies send videos without a caption file
        <video className={styles.video} src={url} controls preload="none" playsInline aria-label={label} />
      ) : (
        <YouTubePlayer key={videoID} videoID={videoID} label={label} />
      )}
      <p className={styles.printed}>{url}</p>
    </div>
  );
}
