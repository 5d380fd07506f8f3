/** Source of figures that the firm gives on its own authority. */
export const ownFigure = 'Our own figure';
