import { type DragEvent, useState } from 'react';

/** What a part needs to take files that are dropped on it; `isOver` while some hang above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
