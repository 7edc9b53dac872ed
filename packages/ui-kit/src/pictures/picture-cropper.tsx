import { RotateCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/buttons/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { Stack } from '../layout/stack.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { MutedText } from '../text/text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import {
  type Area,
  cropArea,
  farthest,
  keepInside,
  nearest,
  nextTurn,
  pictureInset,
  type Size,
  type Turns,
  turnCrop,
  turnedSize,
  wholePicture,
} from './crop-area.ts';
import * as styles from './picture-cropper.css.ts';
import { useCropGestures } from './use-crop-gestures.ts';

export interface PictureCropperTexts {
  readonly title: string;
  /** How to move and zoom with pointer and keys. */
  readonly hint: string;
  readonly frame: string;
  readonly zoom: string;
  readonly turn: string;
  /** Describes the visible part for screen readers; positions and zoom in percent, the turn in degrees. */
  readonly position: (right: number, down: number, zoom: number, degrees: number) => string;
  readonly confirm: string;
  readonly cancel: string;
}

interface PictureCropperProps {
  readonly file: Blob;
  readonly ratio: keyof typeof styles.ratio;
  /** Shows a circle where the picture will be displayed round. */
  readonly round?: boolean;
  readonly texts: PictureCropperTexts;
  /** Called with the chosen part, in pixels of the turned picture. */
  readonly onCrop: (area: Area, turns: Turns) => void;
  readonly onCancel: () => void;
  /** Called when the browser cannot decode the file. */
  readonly onUnreadable: () => void;
}

const ratios = { '1:1': 1, '4:1': 4 } as const;

/** A dialog to choose a part of a picture and turn it: drag, pinch, wheel, slider or keys; Escape cancels. */
export function PictureCropper(props: PictureCropperProps) {
  const { file, ratio, round = false, texts, onCrop, onCancel, onUnreadable } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const address = useObjectUrl(file);
  const [upright, setUpright] = useState<Size>();
  const [turns, setTurns] = useState<Turns>(0);
  const picture = upright && turnedSize(upright, turns);
  const [crop, setCrop] = useState(wholePicture);
  const gestures = useCropGestures({ frame, picture, ratio: ratios[ratio], setCrop });
  const inset = picture && pictureInset(picture, ratios[ratio], crop);
  const percent = (share: number) => Math.round(share * 100);

  return (
    <Dialog
      title={texts.title}
      size="lg"
      focus={frame}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button
            disabled={!picture}
            onClick={() => picture && onCrop(cropArea(picture, ratios[ratio], crop), turns)}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <MutedText as="p" id={`${id}-hint`}>
          {texts.hint}
        </MutedText>
        <div
          ref={frame}
          role="application"
          aria-label={texts.frame}
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
          tabIndex={0}
          className={classNames(styles.frame, styles.ratio[ratio])}
          {...gestures}
        >
          {address && (
            <div
              className={styles.turned}
              style={
                inset && {
                  inlineSize: `${inset.width}%`,
                  insetInlineStart: `${inset.left}%`,
                  insetBlockStart: `${inset.top}%`,
                  aspectRatio: `${picture.width} / ${picture.height}`,
                }
              }
            >
              <img
                src={address}
                alt=""
                draggable={false}
                className={styles.picture}
                onLoad={({ currentTarget }) =>
                  setUpright({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
                }
                onError={onUnreadable}
                style={
                  upright && picture
                    ? {
                        inlineSize: `${(upright.width / picture.width) * 100}%`,
                        transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                      }
                    : { visibility: 'hidden' }
                }
              />
            </div>
          )}
          {round && <span className={styles.circle} />}
        </div>
        <div className={styles.controls}>
          <label className={styles.zoom}>
            {texts.zoom}
            <input
              type="range"
              min={farthest}
              max={nearest}
              step={0.05}
              value={crop.zoom}
              disabled={!picture}
              className={styles.slider}
              onChange={({ currentTarget }) => {
                const zoom = currentTarget.valueAsNumber;
                if (picture) setCrop(keepInside(picture, ratios[ratio], { ...crop, zoom }));
              }}
            />
          </label>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw />}
            disabled={!picture}
            onClick={() => {
              if (picture) setCrop(turnCrop(picture, ratios[ratio], crop));
              setTurns(nextTurn(turns));
            }}
          >
            {texts.turn}
          </Button>
        </div>
        <VisuallyHidden as="p" aria-live="polite">
          {texts.position(percent(crop.x), percent(crop.y), percent(crop.zoom), turns * 90)}
        </VisuallyHidden>
      </Stack>
    </Dialog>
  );
}

/** Returns an object URL for the file and revokes it on unmount. */
function useObjectUrl(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
