import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords of ten characters and more in the languages of the network; shorter ones are refused by their length. */
const ownList: ReadonlySet<string> = new Set(
  `0102030405 01020304050 0123456789a 0987654321 1020304050 102030405060 1029384756 1112223334 111222333444
1122334455 11223344556 1212121212 1231231231 123123123123 123123123a 123321123321 12344321aa 1234512345
1234554321 123456781234 1234567890 1234567890- 12345678900 1234567890a 1234567890q 1234567891 12345678910
1234567899 123456789a 123456789abc 123456789q 123456789qwe 123456qwerty 12345qwert 12345qwerty 1234qwerasdf
123abc123abc 12qwaszx12qwaszx 1314520520 1472583690 14725836900 147258369a 1478523690 147852369a 159357456852
159753456852 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 5201314520 5845201314 7418529630 741852963a
7894561230 789456123a 9638527410 98765432100 9876543210a 987654321a a123456789 a12345678910 a1b2c3d4e5
a1b2c3d4e5f6 aa12345678 aa123456789 aabbccddee abc1234567 abc12345678 abc123456789 abc123abc123 abcd123456
abcd1234567 abcd12345678 abcde12345 abcdef1234 abcdef12345 abcdefghij1 admin12345 admin123456 admin123admin
adminadmin adminadmin1 administrador administrator administrator1 alejandra1 alejandro1 alessandra alessandro
alessandro1 alexander1 alexander123 allahuakbar amoremio123 argentina1 argentina123 arsenal123 asd1234567
asd123456789 asdf123456 asdfasdfasdf asdfgh123456 asdfghjkl1 asdfghjkl123 asdfghjkl; asdqwe123456 ashley1234
atleticomadrid australia1 australia123 autumn2025 azertyuiop barcelona1 barcelona10 barcelona123 baseball123
basketball basketball1 batman1234 benvenuto1 bienvenido bienvenido1 bienvenidos bismillah1 bismillah123
blackberry blink182blink butterfly1 california california1 caonima123 catherine1 changeme12 changeme123
changeme1234 changemenow charlie123 chelsea123 chocolate1 chocolate123 christian1 christina1 ciaociao123
colombia12 colombia123 computer12 computer123 contrasena contrasena1 contrasena123 contrasenia1 contraseña
contraseña1 contraseña123 correcthorsebatterystaple corvette12 cristiano7 cristianoronaldo default123
dragon1234 dragonball dragonballz elizabeth1 espana1234 estate2025 facebook12 facebook123 ferrari123
football123 forzainter forzaitalia forzamilan francesca1 francesco1 giuseppe12 godblessyou godisgood1
google1234 google12345 guest12345 harley1234 hello12345 hello123456 hellohello helloworld helloworld1
hola123456 holahola123 iloveyou!! iloveyou12 iloveyou123 iloveyou1234 iloveyoubaby iloveyouso inshallah1
internet12 internet123 january2025 january2026 jennifer12 jennifer123 jessica123 jesus12345 jesus4ever
jesuschrist jesusislord jordan2323 juventus123 letmein123 letmein1234 letmeinnow letmeinplease li123456789
linkedin12 linkedin123 liverpool1 liverpool123 manchester manchester1 manchesterunited mercedes12 mercedes123
metallica1 metallica123 mexico1234 michael123 micontrasena micontraseña monday1234 monkey1234 motorola123
mustang123 mypassword mypassword1 newyork123 p@ssw0rd123 p@ssword123 p@ssword1234 pa$$word123 passw0rd123
password!1 password00 password01 password1! password11 password12 password123 password123! password1234
password12345 password123456 password2020 password2021 password2022 password2023 password2024 password2025
password2026 passwordabc passwordone passwordpassword passwort123 pokemon123 princess12 princess123 q123456789
q1w2e3r4t5 q1w2e3r4t5y6 qaz123456789 qazwsxedc1 qazwsxedc123 qazwsxedcrfv qq12345678 qq123456789 qwe123qwe123
qweasdzxc1 qweasdzxc123 qweqweqwe123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty1234567 qwertyqwerty
qwertyuiop qwertyuiop1 qwertyuiop123 qwertzuiop realmadrid realmadrid1 realmadrid7 ronaldo123 root123456
samsung123 samsung1234 sebastian1 secret1234 secretsecret spiderman1 spiderman123 spring2025 spring2026
starwars123 starwars77 stephanie1 strawberry summer2024 summer2025 summer2026 sunshine12 sunshine123
superman123 supersecret teamomucho temporal123 temporary1 temppassword tequieromucho test123456 test1234567
test12345678 testing123 testing1234 testpassword testtest12 testtest123 thisispassword tiamotantissimo
tiamotanto topsecret1 trustno1trustno1 user123456 usuario123 valentina1 venezuela1 verano2025 volleyball
wang123456 watermelon welcome123 welcome1234 welcome12345 welcome2024 welcome2025 welcome2026 whatever12
whatever123 winter2024 winter2025 winter2026 woaini123456 woaini1314 woaini1314520 woaini5201314 woaini520520
woaiwojia1 yamaha1234 zaq12wsxcde3 zaq1xsw2cde3 zaq1zaq1zaq1 zhang123456 zxcvbnm,./ zxcvbnm123 zxcvbnm1234`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);

/** The 49,000 that lists of stolen passwords begin with, of every length, and ours. */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ownList]);

/** Shorter words occur in too many others. */
const shortestStem = 6;

/**
 * Whether a password is easy to guess: a common one (in small letters), one with up to six digits or signs at an end, such as
 * `butterfly2026!`, or one written twice.
 */
export function isCommonPassword(text: string): boolean {
  if (commonPasswords.has(text)) return true;
  const half = text.slice(0, text.length / 2);
  if (half + half === text && commonPasswords.has(half)) return true;
  const stems = [1, 2, 3, 4, 5, 6].flatMap((count) => [
    isWithoutLetters(text.slice(-count)) ? text.slice(0, -count) : '',
    isWithoutLetters(text.slice(0, count)) ? text.slice(count) : '',
  ]);
  return stems.some((stem) => stem.length >= shortestStem && commonPasswords.has(stem));
}

function isWithoutLetters(text: string): boolean {
  return /^\P{L}+$/u.test(text);
}
