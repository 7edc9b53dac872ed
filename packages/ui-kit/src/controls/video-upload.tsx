import { Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PictureUploadOptions } from '../pictures/picture-upload.tsx';
import { FileUpload, type FileUploadTexts } from './file-upload.tsx';

export interface VideoUploadTexts extends FileUploadTexts {
  readonly failed: string;
  /** The file has another type than those that are taken. */
  readonly wrongType: string;
  readonly tooLarge: string;
}

interface VideoUploadProps {
  readonly types: readonly string[];
  /** Most bytes of the video. */
  readonly limit: number;
  readonly texts: VideoUploadTexts;
  /** Sends the video and says when it is where it belongs. */
  readonly onVideo: (video: File, options: PictureUploadOptions) => Promise<void>;
}

type State =
  | { readonly is: 'waiting'; readonly problem?: string }
  | { readonly is: 'sending'; readonly share: number };

/** A button to choose a video with; it is sent as it is, while a bar shows how far it is. */
export function VideoUpload(props: VideoUploadProps) {
  const { types, limit, texts, onVideo } = props;
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ is: 'waiting' });
  // Whoever leaves the page does not want to send any more.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (video: File) => {
    if (!types.includes(video.type)) return setState({ is: 'waiting', problem: texts.wrongType });
    if (video.size > limit) return setState({ is: 'waiting', problem: texts.tooLarge });
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ is: 'sending', share: 0 });
    try {
      await onVideo(video, { signal, onProgress: (share) => setState({ is: 'sending', share }) });
      setState({ is: 'waiting' });
    } catch {
      setState(signal.aborted ? { is: 'waiting' } : { is: 'waiting', problem: texts.failed });
    }
  };

  return (
    <FileUpload
      icon={<Video />}
      accept={types.join(',')}
      texts={texts}
      variant="secondary"
      size="sm"
      share={state.is === 'sending' ? state.share : undefined}
      problem={state.is === 'waiting' ? state.problem : undefined}
      onFile={(video) => void send(video)}
      onStop={() => sending.current?.abort()}
    />
  );
}
