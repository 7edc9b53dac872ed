import { useText } from '@wbn/edition/use-text.ts';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type MouseEvent, useState } from 'react';
import { websiteLink } from '../labels/website-link.ts';
import { playIcon } from './play-icon.css.ts';
import * as styles from './video-player.css.ts';

/** Returns the 11-character id of a YouTube video from a URL of its page; undefined for other URLs. */
export function youTubeVideoId(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  const path = pathname.split('/');
  const id =
    host === 'youtu.be'
      ? path[1]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? /^(?:embed|shorts|live|v)$/.test(path[1] ?? '')
          ? path[2]
          : searchParams.get('v')
        : undefined;
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** A video that loads when it is played; in print its URL. A video on an unsupported site is shown as a link. */
export function VideoPlayer({ url, label }: { readonly url: string; readonly label: string }) {
  const t = useText('cards');
  const link = websiteLink(url);
  const isFile = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i.test(url);
  const videoID = youTubeVideoId(url);
  // An uploaded file may be on the API host, which in development is `localhost` and fails the website check.
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

/**
 * A YouTube video. Nothing is loaded from YouTube before it is played: the poster is drawn, and it is a link to the
 * video's page for readers without JavaScript or for a new tab.
 */
function YouTubePlayer({ videoID, label }: { readonly videoID: string; readonly label: string }) {
  const t = useText('cards');
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  if (playing) {
    return (
      <iframe
        ref={focus}
        src={`https://www.youtube-nocookie.com/embed/${videoID}?autoplay=1&rel=0`}
        title={label}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        className={styles.video}
      />
    );
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoID}`}
      rel="nofollow noopener"
      onClick={play}
      className={styles.poster}
    >
      <span className={playIcon} />
      <span className={styles.title}>{t('playVideo', { title: label })}</span>
      <span className={styles.source}>{t('playedFromYouTube')}</span>
    </a>
  );
}

/** Moves the focus into the player after the play button is gone. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
