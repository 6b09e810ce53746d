export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword contraseña contraseña1 contrasena contrasena1
  contraseña123 contrasena123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk
  asdfghjkl asdfghjklñ zxcvbnm1 zxcvbnm123 123456789 1234567890 12345678a 123456789a a12345678 a123456789 abcd1234
  abc12345 abc123456 abcdefgh1 87654321 987654321 0987654321 11223344 1122334455 12341234 12121212 11112222 10203040
  123123123 147258369 159753159 iloveyou iloveyou1 teamo123 tequiero tequiero1 teamomucho mexico123 mexico10 mexico12
  mexico2024 mexico2025 mexico2026 vivamexico america1 america10 america123 americas aguilas1 aguilas123 chivas10 chivas12
  chivas123 cruzazul cruzazul1 pumas123 tigres10 tigres123 rayados1 rayados123 santos123 toluca123 leon1234 futbol10
  futbol12 futbol123 football football1 barcelona barcelona1 realmadrid realmadrid1 ligamx123 sunshine princess princesa
  princesa1 hermosa1 bonita123 corazon1 corazon123 angelito estrella estrella1 chocolate chocolate1 guadalupe guadalupe1
  alejandro alejandro1 alejandra fernando fernando1 fernanda francisco cristian christian gabriela mariposa mariposa1
  superman superman1 batman123 dragon12 dragon123 monkey123 starwars pokemon1 pokemon123 naruto123 spiderman jordan23
  michael1 trustno1 welcome1 welcome123 bienvenido bienvenido1 admin123 admin1234 administrador letmein1 letmein123
  changeme changeme1 computer internet secreto1 ruffles1 ruffles123 retoruffles retoruffles1 sabritas sabritas1`
    .split(/\s+/)
    .filter(Boolean),
);
