import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { websiteLink } from '../labels/website-link.ts';
import * as styles from './video-player.css.ts';

interface VideoPlayerProps {
  readonly url: string;
  /** What the video shows, for screen readers. */
  readonly label: string;
}

/** A video with controls, loaded when it is played; a video on another site is a link to it. */
export function VideoPlayer({ url, label }: VideoPlayerProps) {
  const { t } = useTranslation('cards');
  const link = websiteLink(url);
  const isFile = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i.test(url);
  // A file may stand on the API host, which at home is `localhost`: no website, but a video all the same.
  if (isFile && /^(?:https?:\/)?\//i.test(url)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: companies send videos without a caption file
      <video className={styles.video} src={url} controls preload="none" playsInline aria-label={label} />
    );
  }
  if (!link) return null;
  return (
    <TextLink href={link.href} rel="nofollow noopener">
      {t('watchVideo', { site: new URL(link.href).hostname })}
    </TextLink>
  );
}
