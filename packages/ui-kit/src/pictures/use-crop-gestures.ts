import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
} from 'react';
import { type Crop, keepInside, moveCrop, type Size } from './crop-area.ts';

interface CropGestures {
  readonly frame: RefObject<HTMLElement | null>;
  /** Undefined until the picture is decoded. */
  readonly picture: Size | undefined;
  readonly ratio: number;
  readonly setCrop: Dispatch<SetStateAction<Crop>>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const steps: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const zoomSteps: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** Moves and zooms a picture in its frame: one pointer drags, two pinch, the wheel zooms, keys do both. */
export function useCropGestures({ frame, picture, ratio, setCrop }: CropGestures) {
  const pointers = useRef(new Map<number, Point>());

  const move = (right: number, down: number) => {
    if (picture) setCrop((crop) => moveCrop(picture, ratio, crop, right, down));
  };
  const zoomBy = (factor: number) => {
    if (picture) setCrop((crop) => keepInside(picture, ratio, { ...crop, zoom: crop.zoom * factor }));
  };

  // React registers wheel listeners as passive, so `preventDefault` would not stop the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.002));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = [...pointers.current.values()];
      if (!pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const [from, to] = [middleOf(before), middleOf(after)];
      move((to.x - from.x) / width, (to.y - from.y) / height);
      if (spreadOf(before) > 0) zoomBy(spreadOf(after) / spreadOf(before));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => forget(event),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => forget(event),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key];
      const factor = zoomSteps[event.key];
      if (!step && !factor) return;
      event.preventDefault();
      if (step) move(...step);
      if (factor) zoomBy(factor);
    },
  };

  function forget(event: PointerEvent<HTMLElement>): void {
    pointers.current.delete(event.pointerId);
  }
}

function middleOf(points: readonly Point[]): Point {
  const sum = (read: (point: Point) => number) => points.reduce((total, point) => total + read(point), 0);
  return { x: sum(({ x }) => x) / points.length, y: sum(({ y }) => y) / points.length };
}

/** Returns the distance of two pointers; 0 for any other number of them. */
function spreadOf(points: readonly Point[]): number {
  const [first, second, ...more] = points;
  return first && second && more.length === 0 ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
