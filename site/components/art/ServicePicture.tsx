/** The landscape of each service, by path. */
const servicePictures = import.meta.glob<string>('./drawings/services/*.svg', {
  eager: true,
  import: 'default',
});

interface ServicePictureProps {
  path: string;
  /** Above the fold: loaded at once. */
  first?: boolean;
}

/** The small landscape of a service. */
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
