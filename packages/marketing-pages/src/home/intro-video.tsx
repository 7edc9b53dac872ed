import { playIcon } from '@wbn/cards/parts/play-icon.css.ts';
import { useEdition, useEditionLabel } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type MouseEvent, useRef, useState } from 'react';
import * as styles from './intro-video.css.ts';
import enPoster from './video/intro.en.avif?no-inline';
import enMp4 from './video/intro.en.mp4?no-inline';
import enVtt from './video/intro.en.vtt?url&no-inline';
import enWebm from './video/intro.en.webm?no-inline';
import esPoster from './video/intro.es.avif?no-inline';
import esMp4 from './video/intro.es.mp4?no-inline';
import esVtt from './video/intro.es.vtt?url&no-inline';
import esWebm from './video/intro.es.webm?no-inline';

const videos = {
  en: { webm: enWebm, mp4: enMp4, poster: enPoster, captions: enVtt, name: 'English' },
  es: { webm: esWebm, mp4: esMp4, poster: esPoster, captions: esVtt, name: 'Español' },
} as const;

/**
 * The silent intro video in the edition's video language (HOME-04). Nothing of it is loaded before it is played, and
 * controls appear only then, because they are slow to render. Without JavaScript the link opens the film. After its
 * end it is reloaded, so that the poster returns (HOME-03).
 */
export function IntroVideo() {
  const t = useText('marketing-pages');
  const { language } = useEdition().video;
  const edition = useEditionLabel();
  const { webm, mp4, poster, captions, name } = videos[language];
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'open' | 'failed'>('poster');
  const isOpen = state === 'open';
  const play = (event: MouseEvent) => {
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (inNewTab || !video.current) return;
    event.preventDefault();
    // A video without controls cannot be focused.
    video.current.controls = true;
    video.current.focus();
    setState('open');
    // Errors are reported by the error event of the last `<source>`.
    video.current.play().catch(() => undefined);
  };
  const fail = () => {
    // Otherwise the browser does not request the sources again.
    video.current?.load();
    setState('failed');
  };
  return (
    <Stack space="xs">
      <div className={styles.frame}>
        <video
          ref={video}
          controls={isOpen}
          muted
          playsInline
          preload="none"
          poster={poster}
          width="1280"
          height="720"
          aria-label={t('hero.video', { edition })}
          className={styles.video}
          onEnded={({ currentTarget }) => currentTarget.load()}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" onError={fail} />
          <track kind="captions" src={captions} srcLang={language} label={name} />
        </video>
        {!isOpen && (
          <a
            href={mp4}
            type="video/mp4"
            aria-label={t('hero.playVideo')}
            className={styles.play}
            onClick={play}
            ref={state === 'failed' ? focus : null}
          >
            <span className={playIcon} />
          </a>
        )}
      </div>
      {state === 'failed' && (
        <Text size="sm" role="status">
          {t('hero.videoFailed')}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the focus to the link, which can be pressed again. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus();
}
