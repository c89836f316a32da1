title = Волк и овцы
about = Четыре овцы запрут волка, или он проскользнёт.
also = Волк и ягнята, Лиса и гончие
wolf-chooses = Волк выбирает поле: { $seat }.
wolf-chooses-you = Вы волк: выберите поле.
do-go =
    { $enters ->
        [on] Начать с поля { $go }
       *[off] { $go }
    }
entered = { $seat }: волк начинает с поля { $go }.

choose-square = Волк начинает на одном из этих полей.
wolf-steps = Волк ходит на одно поле по диагонали в любую сторону.
sheep-forwards = Овцы ходят только вперёд, на одно поле по диагонали.

result-wolf-caught = Волку некуда идти: победили овцы.
result-broken-through = Волк прорвался мимо овец и победил.
result-sheep-stuck = Овцам некуда идти: победил волк.

option-wolf_start = Где может начать волк
choice-near = в ряду 2 или 3
choice-any = в любом ряду, кроме первого
choice-far = в ряду 8

hint-way-through = В ряду овец есть просвет.
hint-nearer = Волк подходит к овцам ближе.
hint-closes-gap = Закрывает просвет в ряду.
hint-line-closed = Ряд остаётся без просветов.
hint-one-way = Волку остаётся только одно поле.
