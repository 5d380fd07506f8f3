/** The landscape of each service by its path; its trails say what the service is. */
const servicePictures = import.meta.glob<string>('./drawings/services/*.svg', {
  eager: true,
  import: 'default',
});

interface ServicePictureProps {
  /** The service's. */
  path: string;
  /** In the first view: loaded at once. */
  first?: boolean;
}

/** The small landscape of one service. */
export function ServicePicture({ path, first = false }: ServicePictureProps) {
  return (
    <img
      className="art-plate"
      src={servicePictures[`./drawings${path}.svg`]}
      alt=""
      loading={first ? 'eager' : 'lazy'}
    />
  );
}
