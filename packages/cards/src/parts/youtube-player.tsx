import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playSign } from './play-sign.css.ts';
import * as styles from './video-player.css.ts';

interface YouTubePlayerProps {
  readonly videoID: string;
  readonly label: string;
}

/**
 * A video on YouTube. Nothing comes from there before somebody plays it: the poster is drawn, and a link to the video's
 * page for whoever has no script or asks for a new tab.
 */
export function YouTubePlayer({ videoID, label }: YouTubePlayerProps) {
  const { t } = useTranslation('cards');
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
      <span className={playSign} />
      <span className={styles.title}>{t('playVideo', { title: label })}</span>
      <span className={styles.source}>{t('playedFromYouTube')}</span>
    </a>
  );
}

/** Whoever has played the video goes on in it. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
