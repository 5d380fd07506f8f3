import { Landscape } from './Landscape';
import { serviceScenes } from './serviceScenes';

interface ServiceDrawingProps {
  /** The service's path, such as `/services/student-visa`. */
  path: string;
  className?: string;
}

/** The small landscape of one service; its trails say what the service is. */
export function ServiceDrawing({ path, className }: ServiceDrawingProps) {
  const scene = serviceScenes[path];
  if (!scene) return null;
  return (
    <Landscape
      className={`art-plate ${className ?? ''}`}
      terrain={{ width: 400, height: 220, horizon: 92, lines: 12, hills: scene.hills }}
      trails={scene.trails}
      sun={scene.sun}
      stopRadius={8}
    />
  );
}
