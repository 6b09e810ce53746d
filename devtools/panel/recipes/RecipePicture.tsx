import { BOOK_ADDRESS } from '../../ui/flow-pictures.ts';

interface RecipePictureProps {
  id: string;
  title: string;
  picture: string;
}

/** The first picture of the recipe in the flow book, which is a link to its pictures there. */
export function RecipePicture({ id, title, picture }: RecipePictureProps) {
  return (
    <a
      className="h-12.5 flex-none self-start border border-line max-lg:h-16"
      href={`${BOOK_ADDRESS}#${id}`}
      target="_blank"
      rel="noreferrer"
    >
      <img
        // Cropped around 56 % of its height, where the dialogs of the app open.
        className="block object-cover object-[50%_56%] max-lg:h-15.5 max-lg:w-11.5"
        src={picture}
        alt={`Imágenes de ${title} en el libro de flujos`}
        width="36"
        height="48"
        loading="lazy"
      />
    </a>
  );
}
